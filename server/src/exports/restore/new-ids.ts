import { createHash } from 'node:crypto';

const ID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g;

/**
 * The ids that records of an archive have in this organization: worked out from the organization and the id they had, so that
 * whatever points at a record is mapped as the record is, in any order, and nothing can point at a record of anybody else.
 * They are UUIDs of version 8 (RFC 9562).
 */
export class NewIds {
  constructor(
    private readonly organizationId: string,
    /** What the organization was called there. */
    private readonly formerOrganizationId: string | undefined,
  ) {}

  of(id: string): string {
    const former = id.toLowerCase();
    if (former === this.formerOrganizationId) return this.organizationId;
    const digest = createHash('sha256').update(`${this.organizationId} ${former}`).digest();
    digest[6] = (digest.readUInt8(6) & 0x0f) | 0x80;
    digest[8] = (digest.readUInt8(8) & 0x3f) | 0x80;
    const hex = digest.toString('hex', 0, 16);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }

  /** A text of the program's own in which ids stand, such as `observance:…:2027-01-04`. */
  within(text: string): string {
    return text.replace(ID, (id) => this.of(id));
  }

  /** The addresses of pictures, which lie here now; of ids elsewhere in the text nothing is known. */
  ofPictures(text: string, there: string, here: string): string {
    const [before = '', ...parts] = text.split(there);
    return parts.reduce((whole, part) => {
      const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/.exec(part)?.[0];
      return whole + (id ? here + this.of(id) + part.slice(id.length) : there + part);
    }, before);
  }
}
