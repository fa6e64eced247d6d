import { Inject, Injectable } from '@nestjs/common';
import type { Picture } from '@zikaron/contract';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Audit } from '../platform/audit/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { mustHavePlace } from '../platform/database/index.js';
import { HeavyWork } from '../platform/heavy-work/index.js';
import { NotFound, Refusal } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import type { FitPicture } from './fit-for-mail.js';
import { PictureRow } from './picture.entity.js';
import { picturesAt } from './pictures-at.js';

const FIT_FOR_MAIL = new URL('./fit-for-mail.task.js', import.meta.url);

/** How many pictures an organization may keep. */
const MOST_PICTURES = 1000;

/** The pictures of letters, on our own host: nobody else learns who opened a letter. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
    private readonly work: HeavyWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Makes an uploaded file fit for mail and keeps it; the same picture again is the one that is there. */
  async add(org: OrganizationId, by: Actor, file: Buffer): Promise<Picture> {
    const drawn = await this.work.run<Uint8Array, FitPicture>(org, FIT_FOR_MAIL, file);
    const picture = { ...drawn, content: Buffer.from(drawn.content) };
    const sha256 = createHash('sha256').update(picture.content).digest();
    const known = await this.db.manager.findOne(PictureRow, {
      select: { id: true },
      where: { organizationId: org, sha256 },
    });
    return this.told(known?.id ?? (await this.keep(org, by, picture, sha256)), picture);
  }

  /** A picture for whoever has its address. @throws NotFound */
  async get(id: string): Promise<PictureRow> {
    const row = await this.db.manager.findOneBy(PictureRow, { id });
    if (!row) throw new NotFound('picture');
    return row;
  }

  private keep(org: OrganizationId, by: Actor, picture: FitPicture, sha256: Buffer): Promise<string> {
    return this.db.transaction(async (within) => {
      await mustHavePlace(within, org, {
        ...{ of: 'pictures', most: MOST_PICTURES, taken: () => within.countBy(PictureRow, { organizationId: org }) },
        full: () => new Refusal(422, 'too_many_pictures', `A congregation keeps ${MOST_PICTURES} pictures at most.`),
      });
      const { type, width, height, content } = picture;
      // Two uploads of one picture at once: the second finds the first.
      const [{ id }] = await within.query<[{ id: string }]>(
        `INSERT INTO picture (organization_id, type, width, height, content, sha256) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (organization_id, sha256) DO UPDATE SET type = excluded.type RETURNING id`,
        [org, type, width, height, content, sha256],
      );
      const after = { type, width, height, bytes: content.length };
      await this.audit.record(org, by, { action: 'add', resource: 'picture', resourceId: id, after }, within);
      return id;
    });
  }

  private readonly told = (id: string, { type, width, height }: FitPicture): Picture => ({
    id,
    url: `${picturesAt(this.config)}${id}`,
    type,
    width,
    height,
  });
}
