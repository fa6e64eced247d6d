/** Ink blue (tekhelet), parchment, wine for what cannot be undone. Text on its ground is AA at least, body text AAA. */
export const ink = { 900: '#12263d', 800: '#1d3b5c', 700: '#28507b', 500: '#4a74a3', 200: '#bdd0e4' };
export const parchment = { 50: '#fbf9f5', 100: '#f6f1e8', 200: '#ebe3d3' };
/** Parchment at dusk, from the ground up to lines. */
export const dusk = { 900: '#1b1712', 800: '#231e18', 700: '#2d261d', 500: '#3f372c', 300: '#8f8370' };

/** What paper lies on. */
export const deskGround = { light: '#efe8dc', dark: '#15110d' };

/** Remembrance: the flame itself, gold as text on the page, and the ground of a day that is today. */
export const remembrance = {
  flame: '#d9921e',
  light: { text: '#85590c', ground: '#fdf8ea' },
  dark: { text: '#e9bd6c', ground: '#2f2616' },
};

export const SANS = '"Assistant Variable", "Segoe UI", system-ui, "Noto Sans Hebrew", Arial, sans-serif';
export const SERIF = '"Frank Ruhl Libre", "Frank Ruehl CLM", Georgia, "Times New Roman", serif';

export type Tone = 'calm' | 'done' | 'danger' | 'care';
type Pair = { bg: string; text: string };

/** Ground and text of chips and notices. Each pair is 7:1 or better; the words carry the meaning, not the colour. */
export const tones: Record<'light' | 'dark', Record<Tone, Pair>> = {
  light: {
    calm: { bg: '#e9eef5', text: '#1d3b5c' },
    done: { bg: '#e4efe6', text: '#1c4a31' },
    danger: { bg: '#f8e2e4', text: '#7d1726' },
    care: { bg: '#efeae0', text: '#4a3f2e' },
  },
  dark: {
    calm: { bg: '#2a3442', text: '#c8dcf3' },
    done: { bg: '#22382b', text: '#b4e5ca' },
    danger: { bg: '#4a2228', text: '#f8cdd2' },
    care: { bg: '#3a3226', text: '#e8ddc9' },
  },
};
