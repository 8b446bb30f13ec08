// Short, dry sounds, made on the spot. Never the only carrier of anything.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'ask' | 'card' | 'shot' | 'dodge' | 'flip' | 'hurt' | 'heal' | 'death' | 'win';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || settings.volume === 0 || document.hidden) return null;
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function hiss(audio: AudioContext): AudioBuffer {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return noise;
}

function level(audio: AudioContext, at: number, peak: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak * settings.volume, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, from: number, to: number, length: number, peak: number, delay = 0, type: OscillatorType = 'sine'): void {
  const at = audio.currentTime + delay;
  const wave = audio.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(level(audio, at, peak, length));
  wave.start(at);
  wave.stop(at + length + 0.02);
}

function burst(audio: AudioContext, pitch: number, length: number, peak: number, delay = 0, type: BiquadFilterType = 'bandpass'): void {
  const at = audio.currentTime + delay;
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter);
  filter.connect(level(audio, at, peak, length));
  source.start(at);
  source.stop(at + length + 0.02);
}

export function sound(what: Sound): void {
  const audio = ready();
  if (!audio) return;
  switch (what) {
    case 'turn': // a glass set down
      tone(audio, 2100, 2050, 0.28, 0.16);
      tone(audio, 3150, 3100, 0.2, 0.08);
      burst(audio, 900, 0.05, 0.2);
      break;
    case 'ask':
      tone(audio, 660, 655, 0.16, 0.14);
      break;
    case 'card':
      burst(audio, 2600, 0.05, 0.12);
      break;
    case 'shot':
      burst(audio, 700, 0.22, 0.7, 0, 'lowpass');
      tone(audio, 140, 45, 0.18, 0.5);
      break;
    case 'dodge':
      burst(audio, 3400, 0.16, 0.16);
      tone(audio, 1500, 500, 0.16, 0.05);
      break;
    case 'flip':
      burst(audio, 1900, 0.04, 0.16);
      burst(audio, 2500, 0.04, 0.14, 0.06);
      break;
    case 'hurt':
      tone(audio, 190, 80, 0.24, 0.34, 0, 'triangle');
      break;
    case 'heal':
      tone(audio, 520, 780, 0.2, 0.12);
      break;
    case 'death':
      tone(audio, 130, 42, 0.8, 0.4, 0, 'triangle');
      burst(audio, 300, 0.5, 0.2, 0.1, 'lowpass');
      break;
    case 'win':
      [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, pitch, pitch, 0.3, 0.14, i * 0.13, 'triangle'));
      break;
  }
}
