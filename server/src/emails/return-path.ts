import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const MAC_BYTES = 10;
/** So many digits of base 36 hold 26 bytes. Mail servers may change the case of an address, so there is none. */
const TOKEN_LENGTH = 41;
/** RFC 5321 4.5.3.1.1 gives a local part 64 characters; the plus sign and the token need 42. */
export const LONGEST_LOCAL = 64 - TOKEN_LENGTH - 1;

/**
 * The addresses to which what cannot be delivered comes back: one for each letter, signed, so that a bounce finds its
 * letter and nobody invents one (variable envelope return paths). Only who got the letter knows its return path.
 */
export class ReturnPaths {
  private readonly local: string;
  private readonly domain: string;

  constructor(
    private readonly secret: string,
    /** A mailbox of ours that takes `local+anything@domain`. */
    address: string,
  ) {
    [this.local = '', this.domain = ''] = address.toLowerCase().split('@');
  }

  /** @param domain of another's that leads to the same mailbox, for their letters */
  of(messageId: string, domain = this.domain): string {
    const id = Buffer.from(messageId.replaceAll('-', ''), 'hex');
    const hex = Buffer.concat([id, this.signature(id)]).toString('hex');
    return `${this.local}+${BigInt(`0x${hex}`).toString(36).padStart(TOKEN_LENGTH, '0')}@${domain}`;
  }

  /** The messages whose return paths stand in a text, in whatever domain; what is forged or foreign is passed over. */
  in(text: string): string[] {
    const tokens = text.toLowerCase().matchAll(/(?<![a-z0-9._+-])([a-z0-9._-]{1,64})\+([0-9a-z]{41})@/g);
    return [...tokens].flatMap(([, local, token = '']) => (local === this.local ? this.read(token) : []));
  }

  private read(token: string): string[] {
    const hex = [...token]
      .reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n)
      .toString(16)
      .padStart((ID_BYTES + MAC_BYTES) * 2, '0');
    if (hex.length !== (ID_BYTES + MAC_BYTES) * 2) return [];
    const bytes = Buffer.from(hex, 'hex');
    const id = bytes.subarray(0, ID_BYTES);
    if (!timingSafeEqual(bytes.subarray(ID_BYTES), this.signature(id))) return [];
    return [id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')];
  }

  private signature(id: Buffer): Buffer {
    return createHmac('sha256', `return-path:${this.secret}`).update(id).digest().subarray(0, MAC_BYTES);
  }
}
