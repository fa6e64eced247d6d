/** Ink blue (tekhelet), parchment, olive-oil gold, wine for danger. Text on its ground is AA at least, body text AAA. */
export const ink = { 900: '#12263d', 800: '#1d3b5c', 700: '#28507b', 500: '#4a74a3', 200: '#bdd0e4' };
export const parchment = { 50: '#fbf9f5', 100: '#f6f1e8', 200: '#ebe3d3' };

export const SANS = '"Heebo Variable", "Segoe UI", system-ui, "Noto Sans Hebrew", Arial, sans-serif';
export const SERIF = '"Frank Ruhl Libre Variable", "Frank Ruehl CLM", Georgia, "Times New Roman", serif';

export type Tone = 'calm' | 'done' | 'danger' | 'care';
type Pair = { bg: string; text: string };

/** Ground and text of chips and notices. Each pair is 7:1 or better; the words carry the meaning, not the colour. */
export const tones: Record<'light' | 'dark', Record<Tone, Pair>> = {
  light: {
    calm: { bg: '#e3edf7', text: '#1d3b5c' },
    done: { bg: '#e0efe6', text: '#1c4a31' },
    danger: { bg: '#f8e2e4', text: '#7d1726' },
    care: { bg: '#faf0db', text: '#5f3f06' },
  },
  dark: {
    calm: { bg: '#223a54', text: '#c8dcf3' },
    done: { bg: '#1d3d2d', text: '#b4e5ca' },
    danger: { bg: '#4a2228', text: '#f8cdd2' },
    care: { bg: '#46361a', text: '#f5d89c' },
  },
};
