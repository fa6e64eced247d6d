import '@fontsource-variable/assistant';
import './frank-ruhl-libre.css';
import './days.css';
import './fingers.css';
