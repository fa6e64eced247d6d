import '@fontsource-variable/assistant';
import './frank-ruhl-libre.css';
import './fingers.css';
