// Requests to the server.
import type { Done, Editions, History, Lobby, Me, MoveLink, MoveOffer, Opened, Problem, Quick, Recording, Report, RoleOdds, Rules, SeriesPage, SessionInfo, Settings, SignOutFrom, StudyState, TableCard } from '../protocol/types';

export class RequestFailed extends Error {
  constructor(readonly status: number, readonly problem: Problem | null) {
    super(problem?.text ?? `HTTP ${status}`);
  }
}

/** The first request makes somebody new a guest of the house; until it is answered nothing else is asked, or there were two guests. */
let first: Promise<unknown> | null = null;

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (first) await first.catch(() => {});
  const answer = ask<T>(method, path, body);
  first ??= answer;
  return answer;
}

async function ask<T>(method: string, path: string, body: unknown): Promise<T> {
  const options: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    options.headers = { 'content-type': 'application/json' };
    options.body = JSON.stringify(body);
  }
  const answer = await fetch(path, options);
  if (!answer.ok) {
    let problem: Problem | null = null;
    try {
      problem = (await answer.json()) as Problem;
    } catch {
      // No reason given.
    }
    throw new RequestFailed(answer.status, problem);
  }
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export const api = {
  me: () => request<Me>('GET', '/api/me'),
  rename: (name: string) => request<Me>('POST', '/api/me', { name }),
  moveLink: () => request<MoveLink>('POST', '/api/me/link', {}),
  moveOffer: (token: string) => request<MoveOffer>('GET', `/api/move/${encodeURIComponent(token)}`),
  move: (token: string) => request<MoveOffer>('POST', `/api/move/${encodeURIComponent(token)}`, {}),
  sessions: () => request<SessionInfo[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => request<null>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  signOut: (place: SignOutFrom) => request<null>('POST', '/api/me/sign-out', { place }),
  lobby: () => request<Lobby>('GET', '/api/lobby'),
  editions: () => request<Editions>('GET', '/api/editions'),
  quick: (quick: Quick) => request<Opened>('POST', '/api/quick', quick),
  open: (settings: Settings) => request<Opened>('POST', '/api/tables', settings),
  enter: (id: string, password: string) => request<Done>('POST', `/api/tables/${encodeURIComponent(id)}/enter`, { password }),
  lock: (id: string, password: string) => request<Done>('POST', `/api/tables/${encodeURIComponent(id)}/lock`, { password }),
  report: (id: string, report: Report) => request<Done>('POST', `/api/tables/${encodeURIComponent(id)}/reports`, report),
  history: () => request<History>('GET', '/api/me/games'),
  forget: () => request<Done>('DELETE', '/api/me/games'),
  rules: (find: string) => request<Rules>('GET', `/api/rules?find=${encodeURIComponent(find)}`),
  series: (id: string) => request<SeriesPage>('GET', `/api/series/${encodeURIComponent(id)}`),
  table: (id: string) => request<TableCard>('GET', `/api/tables/${encodeURIComponent(id)}`),
  study: (id: string) => request<StudyState>('GET', `/api/replays/${encodeURIComponent(id)}/study`),
  askStudy: (id: string) => request<StudyState>('POST', `/api/replays/${encodeURIComponent(id)}/study`, {}),
  odds: (id: string) => request<RoleOdds>('GET', `/api/replays/${encodeURIComponent(id)}/odds`),
  replay: (id: string, view: string, from: number, count: number) => request<Recording>('GET', `/api/replays/${encodeURIComponent(id)}?view=${encodeURIComponent(view)}&from=${from}&count=${count}`),
};
