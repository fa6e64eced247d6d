import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  Resource,
  ThemeProvider,
  ThemesContext,
  useLocaleState,
  useStore,
  useTranslate,
} from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { queryClient } from './api/freshness';
import './api/asks-factor';
import { authProvider } from './api/auth-provider';
import { dataProviderFor } from './api/data-provider';
import { takeFirstAnswers } from './api/first-answers';
import { CrashReport } from './crash/CrashReport';
import { i18nProvider } from './i18n/provider';
import { useFirstTexts } from './i18n/texts';
import { AppLayout } from './layout/AppLayout';
import { PageNotFound } from './layout/PageNotFound';
import { Toasts } from './layout/Toasts';
import { PageSkeleton } from './lists/skeletons';
import { directionOf, dressDocument, storedLocale, storedMode, type Locale } from './preferences';
import { pages, resources } from './resources';
import { store } from './store';
import { themeFor } from './theme/theme';
import { turning } from './theme/turning';

const straight = createCache({ key: 'zk' });
let turned: EmotionCache | undefined;

function stylesFor(direction: 'ltr' | 'rtl'): EmotionCache {
  const plugin = direction === 'rtl' && turning();
  return plugin ? (turned ??= createCache({ key: 'zkrtl', stylisPlugins: [plugin] })) : straight;
}

const dataProvider = dataProviderFor(
  Object.fromEntries(resources.flatMap(({ name, path }) => (path ? [[name, path]] : []))),
);

/** To be waited for before the admin is drawn. */
export const firstAnswers = (): Promise<void> => takeFirstAnswers(dataProvider);

/** The admin, below `/app`. */
export function App() {
  useFirstTexts(storedLocale());
  const [translations] = useState(i18nProvider);
  return (
    <CoreAdminContext
      basename="/app"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={translations}
      store={store}
      queryClient={queryClient}
    >
      <Dressed />
    </CoreAdminContext>
  );
}

/** Theme and direction follow the language, so they come below the context that knows it. */
function Dressed() {
  const [locale] = useLocaleState();
  const direction = directionOf(locale);
  const themes = useThemes(direction);
  const mode = themes.defaultTheme;
  useEffect(() => {
    dressDocument(locale as Locale, mode);
  }, [locale, mode]);
  return (
    <CacheProvider value={stylesFor(direction)}>
      <ThemesContext.Provider value={themes}>
        <ThemeProvider>
          <CssBaseline enableColorScheme>
            <Pages />
            <Toasts />
          </CssBaseline>
        </ThemeProvider>
      </ThemesContext.Provider>
    </CacheProvider>
  );
}

function useThemes(direction: 'ltr' | 'rtl') {
  // Not `useTheme`: above the themes it knows of light alone.
  const [mode] = useStore('theme', storedMode());
  const loading = useTranslate()('ra.page.loading');
  return useMemo(
    () => ({
      lightTheme: themeFor('light', direction, loading),
      darkTheme: themeFor('dark', direction, loading),
      defaultTheme: mode,
    }),
    [direction, loading, mode],
  );
}

const Pages = () => (
  <CoreAdminUI
    layout={AppLayout}
    error={CrashReport}
    catchAll={PageNotFound}
    loading={PageSkeleton}
    requireAuth
    loginPage={false}
    disableTelemetry
    title="Zikaron"
  >
    {resources.map(({ path: _path, routes, ...resource }) => (
      <Resource key={resource.name} {...resource}>
        {routes}
      </Resource>
    ))}
    <CustomRoutes>
      {pages.map(({ path, page: Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="/account" element={<Navigate to="/account" replace />} />
    </CustomRoutes>
  </CoreAdminUI>
);
