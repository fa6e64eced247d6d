/** The crash screen: the last page that must come. */
export const crashTexts = {
  crash: {
    title: 'Something went wrong',
    text: "We've been notified of the issue and will look into it. Please try refreshing the page.",
    details: 'Error details',
    refresh: 'Refresh page',
  },
  missing: {
    title: 'This page could not be loaded',
    text: 'The connection broke, or a newer version of Zikaron came while this page was open. What was saved is saved.',
    refresh: 'Load the page again',
  },
};
