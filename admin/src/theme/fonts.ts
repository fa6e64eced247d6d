import '@fontsource-variable/frank-ruhl-libre';
import '@fontsource-variable/heebo';
