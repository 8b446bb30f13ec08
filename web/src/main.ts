import { mount } from 'svelte';
import App from './App.svelte';
import { loadTexts } from './lib/i18n.svelte';
import { listen } from './lib/router.svelte';
import './styles/base.css';
import './styles/card.css';
import './styles/page.css';
import './styles/table.css';
import './styles/small.css';

listen();
void loadTexts();
mount(App, { target: document.getElementById('app')! });
