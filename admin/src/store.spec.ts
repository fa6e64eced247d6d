import { store } from './store';

describe('what this browser keeps', () => {
  it('given nobody who chose a language, then the first draw knows one: react-admin draws nothing while it does not', () => {
    Object.assign(globalThis, { navigator: { language: 'he-IL' }, document: {} });
    expect(store.getItem('locale')).toBe('he');
  });
});
