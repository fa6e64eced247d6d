/** For whom a line is wanted. */
export interface Sender {
  readonly organization: string;
  /** The receiving domain. */
  readonly domain: string;
}

/** Of all lines, those that letters of one organization, and to one receiving domain, may hold; the rest is kept free for others. */
const MOST_OF_ORGANIZATION = 0.8;
const MOST_OF_DOMAIN = 0.6;

/**
 * Lets a few through at once; the others wait in the order in which they came. A domain that hangs, or an organization with
 * ten thousand letters, never holds every line: whoever has its share lets those behind it pass.
 */
export class Semaphore {
  private readonly queue: (Sender & { enter: () => void })[] = [];
  private readonly ofOrganization = new Map<string, number>();
  private readonly ofDomain = new Map<string, number>();
  private free: number;

  constructor(private readonly lines: number) {
    this.free = lines;
  }

  async through<Answer>(sender: Sender, work: () => Promise<Answer>): Promise<Answer> {
    await new Promise<void>((enter) => {
      this.queue.push({ ...sender, enter });
      this.letIn();
    });
    try {
      return await work();
    } finally {
      this.count(sender, -1);
      this.letIn();
    }
  }

  private letIn(): void {
    while (this.free > 0) {
      const at = this.queue.findIndex((waiting) => this.mayEnter(waiting));
      const [next] = at < 0 ? [] : this.queue.splice(at, 1);
      if (!next) return;
      this.count(next, 1);
      next.enter();
    }
  }

  private mayEnter({ organization, domain }: Sender): boolean {
    return (
      (this.ofOrganization.get(organization) ?? 0) < this.share(MOST_OF_ORGANIZATION) &&
      (this.ofDomain.get(domain) ?? 0) < this.share(MOST_OF_DOMAIN)
    );
  }

  private share(part: number): number {
    return Math.max(1, Math.floor(this.lines * part));
  }

  private count({ organization, domain }: Sender, change: 1 | -1): void {
    this.free -= change;
    add(this.ofOrganization, organization, change);
    add(this.ofDomain, domain, change);
  }
}

function add(held: Map<string, number>, whose: string, change: 1 | -1): void {
  const left = (held.get(whose) ?? 0) + change;
  if (left > 0) held.set(whose, left);
  else held.delete(whose);
}
