// Addresses: every screen has one of its own, and links are ordinary links.
export const route = $state({ path: location.pathname, hash: location.hash });

export function go(path: string, replace = false): void {
  const url = new URL(path, location.href);
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  route.path = url.pathname;
  route.hash = url.hash;
  if (!replace) {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
}

export function listen(): void {
  addEventListener('popstate', () => {
    route.path = location.pathname;
    route.hash = location.hash;
  });
  addEventListener('hashchange', () => (route.hash = location.hash));
  // Ordinary clicks on links of this site change the screen without loading the page anew.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const url = new URL((link as HTMLAnchorElement).href);
    if (url.origin !== location.origin || link.hasAttribute('download') || link.getAttribute('target') || url.pathname.startsWith('/api')) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
