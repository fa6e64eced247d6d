import '@fontsource-variable/assistant';
import '@fontsource-variable/frank-ruhl-libre';
