import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Looks } from '../looks/index.js';
import { standing } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Refusal } from '../platform/http/index.js';
import type { Caller, OrganizationId } from '../platform/tenancy/index.js';
import { mustBeOperator, mustHaveFactor, mustHaveShownFactor } from './asked.js';
import { Callers, UUID, type KnownCaller } from './callers.service.js';
import { NotSignedIn } from './not-signed-in.js';

/** A caller who looks in, and is no member. */
type Looker = KnownCaller & Required<Pick<Caller, 'look'>> & { readonly organizationId: OrganizationId };

/** Whether a request is made by somebody who looks in; by whom, and whether they may, `Lookers` tells. */
export const isLooking = ({ headers }: Request): boolean => headers['x-look'] !== undefined;

/** Its time has passed, the consent was taken back, or it is not this person's: which of them is not said. */
class LookOver extends Refusal {
  constructor() {
    super(
      403,
      'look_over',
      'Your look is over: its time has passed, you left, or the organization took its consent back.',
    );
  }
}

/** Finds out who looks in: a person who runs the installation, in the organization that the look is about, as a viewer. */
@Injectable()
export class Lookers {
  constructor(
    private readonly callers: Callers,
    private readonly looks: Looks,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws NotSignedIn, and Refusal unless the look may go on now */
  async of(request: Request): Promise<Looker> {
    const person = await this.callers.of(request);
    if (!person) throw new NotSignedIn();
    mustBeOperator(person, this.config);
    mustHaveShownFactor(person, false);
    mustHaveFactor(person);
    const { 'x-look': id, 'x-organization-id': organization } = request.headers;
    if (organization !== undefined) {
      throw new Refusal(400, 'look_and_organization', 'A request is about an organization, or is a look: not both.');
    }
    if (typeof id !== 'string' || !UUID.test(id)) throw new LookOver();
    const look = await this.looks.current(id, person.id);
    if (!look) throw new LookOver();
    return {
      ...person,
      role: 'viewer',
      organizationId: look.organizationId,
      standing: standing(look, this.clock.now()),
      look: { id, until: look.until },
    };
  }

  /** Keeps for the owners which part of their house a request asks for, and which record. */
  async see({ organizationId, look }: Looker, { path, params: { id } }: Request): Promise<void> {
    const [, , part = ''] = path.split('/');
    await this.looks.see(organizationId, look.id, part, typeof id === 'string' && UUID.test(id) ? id : null);
  }
}
