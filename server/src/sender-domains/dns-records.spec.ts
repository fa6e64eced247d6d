import { judgeDkim, judgeDmarc, judgeReturnPath, judgeSpf, stateAfter } from './dns-records.js';

const KEY = 'MIIBIjANBgkq';

describe('the records of a sender domain', () => {
  it.each([
    [[`v=DKIM1; k=rsa; p=${KEY}`], 'found'],
    [[`p=${KEY}`], 'found'],
    [[`v=DKIM1;t=s;p=MIIB IjAN Bgkq;`], 'found'],
    [['v=DKIM1; p=other', `v=DKIM1; p=${KEY}`], 'found'],
    [['v=DKIM1; p='], 'different'],
    [['v=DKIM1; p=other'], 'different'],
    [[`v=DKIM2; p=${KEY}`], 'different'],
    [[`v=DKIM1; k=ed25519; p=${KEY}`], 'different'],
    [['hello'], 'different'],
    [[], 'missing'],
    [null, 'unknown'],
  ])('given %j at the key, then it is %s', (answers, finding) => expect(judgeDkim(answers, KEY)).toBe(finding));

  it.each([
    [['v=spf1 include:spf.zikaron.example ~all'], 'found'],
    [['V=SPF1 mx +include:SPF.zikaron.example -all', 'google-site-verification=x'], 'found'],
    [['v=spf1 -all'], 'different'],
    [['v=spf1 -include:spf.zikaron.example ~all'], 'different'],
    [['v=spf1 include:spf.zikaron.example.evil.test ~all'], 'different'],
    [['v=spf1 include:spf.zikaron.example ~all', 'v=spf1 mx ~all'], 'different'],
    [['v=spf10 include:spf.zikaron.example'], 'missing'],
    [[], 'missing'],
    [null, 'unknown'],
  ])('given %j, then SPF is %s', (answers, finding) => expect(judgeSpf(answers, 'spf.zikaron.example')).toBe(finding));

  it.each([
    [[['v=DMARC1; p=none']], 'found'],
    [[['v=DMARC1;p=REJECT;rua=mailto:x@bethel.example']], 'found'],
    [[[], ['v=DMARC1; p=quarantine']], 'found'],
    [[['v=DMARC1'], ['v=DMARC1; p=none']], 'different'],
    [[['v=DMARC1; p=none', 'v=DMARC1; p=reject']], 'different'],
    [[['v=DMARC1; p=maybe']], 'different'],
    [[['hello'], []], 'missing'],
    [[null, ['v=DMARC1; p=none']], 'unknown'],
    [[[]], 'missing'],
  ])('given %j from the domain upwards, then DMARC is %s', (levels, finding) =>
    expect(judgeDmarc(levels)).toBe(finding),
  );

  it('given the host to which letters come back, written in any way, then it is found', () => {
    const judged = [['Bounce.zikaron.example.'], ['elsewhere.test'], [], null].map((answers) =>
      judgeReturnPath(answers, 'bounce.zikaron.example'),
    );
    expect(judged).toEqual(['found', 'different', 'missing', 'unknown']);
  });

  const all = (finding: 'found' | 'missing' | 'unknown') => ({ dkim: finding, spf: finding, dmarc: finding });
  it.each([
    ['unverified', all('found'), 'verified'],
    ['unverified', { ...all('found'), returnPath: 'missing' as const }, 'verified'],
    ['unverified', { ...all('found'), spf: 'missing' as const }, 'unverified'],
    ['unverified', all('unknown'), 'unverified'],
    ['verified', all('unknown'), 'verified'],
    ['verified', { ...all('found'), dkim: 'unknown' as const }, 'verified'],
    ['verified', { ...all('unknown'), dkim: 'different' as const }, 'broken'],
    ['verified', { ...all('found'), dmarc: 'missing' as const }, 'broken'],
    ['broken', all('unknown'), 'broken'],
    ['broken', all('missing'), 'broken'],
    ['broken', all('found'), 'verified'],
  ] as const)('given a domain that is %s, when a look finds %j, then it is %s', (before, found, after) =>
    expect(stateAfter(before, found)).toBe(after),
  );
});
