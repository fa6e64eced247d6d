import { firstFreeCode, orgCodeStem } from './org-code.js';

describe("an organization's code", () => {
  it.each([
    ['Beth Shalom', 'beth-shalom'],
    ["Congregation B'nai Israel", 'congregation-bnai-israel'],
    ['  Kehilá São Paulo  ', 'kehila-sao-paulo'],
    ['Shul #7 (Main St.)', 'shul-7-main-st'],
    ['בית שלום', 'beit-shalom'],
    ['קהילת בֵּית־תִּקְוָה', 'kehilat-beit-tikva'],
    ['בית הכנסת ע״ש מרדכי', 'beit-haknesset-ash-mordechai'],
    ['שטיבל 770', 'shtibl-770'],
    ['קהילת Beth El', 'beth-el'],
    ['Бейт Шалом', 'congregation'],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('given the name %s, then its code begins as %s', (name, stem) => {
    expect(orgCodeStem(name)).toBe(stem);
  });

  it('given codes that are taken, when one is chosen, then it is the first free one', () => {
    expect(firstFreeCode('beth-shalom', [])).toBe('beth-shalom');
    expect(firstFreeCode('beth-shalom', ['beth-shalom', 'beth-shalom-3'])).toBe('beth-shalom-2');
  });
});
