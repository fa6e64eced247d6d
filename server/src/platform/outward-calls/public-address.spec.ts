import { isPublicAddress } from './public-address.js';
import { refusedAddress } from './checked-address.js';
import { safeGet } from './safe-get.js';
import { safePost } from './safe-post.js';

/** However an address of our own house may be written down. */
const INSIDE = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0x7F.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://127.255.255.254/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://167772161/',
  'https://012.0.0.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://0xc0a80001/',
  'https://192.0.0.8/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://①②⑦.⓪.⓪.①/',
  'https://127。0。0。1/',
  'https://%31%32%37.0.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456:789a::1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
];

/** What is no webhook's address at all. */
const NONSENSE = [
  'http://example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'gopher://example.org/',
  'data:text/plain,x',
  'javascript:alert(1)',
  'https://user:pass@example.org/',
  'https://user@example.org/',
  'https://',
  '//example.org/',
  'example.org',
  'https://[fe80::1%25eth0]/',
  '',
];

const never = async (): Promise<never> => {
  throw new Error('A name was looked up, or a connection opened.');
};

describe('which addresses that somebody typed may be called', () => {
  it.each(INSIDE)('given %s, then it is refused without a connection', async (url) => {
    expect(refusedAddress(url, 'public')).not.toBeNull();
    expect(await safePost(url, '{}', {}, { network: 'public', resolve: never })).toMatchObject({
      status: null,
      error: expect.not.stringContaining('looked up'),
    });
    expect(await safeGet(url, { bytes: 1, seconds: 1 }, { network: 'public', resolve: never })).toMatchObject({
      error: expect.not.stringContaining('looked up'),
    });
  });

  it.each(NONSENSE)('given %j, then it is refused', (url) => {
    expect(refusedAddress(url, 'public')).not.toBeNull();
  });

  it.each([
    [['127.0.0.1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['fd00::1']],
    [['::ffff:10.0.0.1']],
    [['64:ff9b::a00:1']],
    [['93.184.215.14', '10.0.0.1']],
    [['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1']],
  ])('given a public name that leads to %s, then it is refused', async (addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

    const answered = await safePost('https://hooks.example.org/', '{}', {}, { network: 'public', resolve });

    expect(answered).toEqual({ status: null, error: 'This host is not on the public internet.' });
    const fetched = await safeGet(
      'https://sheets.example.org/',
      { bytes: 1, seconds: 1 },
      { network: 'public', resolve },
    );
    expect(fetched).toEqual({ error: 'This host is not on the public internet.' });
  });

  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:82a::200e'])(
    'given %s, then it is a host like any other',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
      expect(refusedAddress(`https://${address.includes(':') ? `[${address}]` : address}/`, 'public')).toBeNull();
    },
  );
});
