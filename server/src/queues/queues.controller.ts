import { Controller, Delete, Get, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { queueCounts, queueJobs, queueMeta, queueState } from '@zikaron/contract';
import { z } from 'zod';
import { CONFIG, type Config } from '../platform/config/index.js';
import { NotFound, Operation } from '../platform/http/index.js';
import { Monitors, type QueueMonitor } from '../platform/queues/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';

const queueName = z.string().regex(/^[a-z-]{1,40}$/, 'This is not the name of a queue');
const jobId = z.string().regex(/^\P{Cc}{1,100}$/u, 'This is not the id of a job');
const jobsQuery = z.object({
  state: queueState.default('waiting'),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
const done = z.object({ data: z.object({ id: z.string() }) });

/** The staff's monitor: the organization's own background work, as the modules that do it see it. */
@ApiTags('Queues')
@Controller('queues')
export class QueuesController {
  constructor(
    private readonly monitors: Monitors,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('meta')
  @Operation('listQueues', 'The queues of background work', queueMeta)
  @May('queues:read')
  meta() {
    return { queues: this.monitors.names(), redisConfigured: Boolean(this.config.REDIS_URL) };
  }

  @Get(':queue/stats')
  @Operation('getQueueCounts', 'How many jobs a queue holds in each state', queueCounts)
  @May('queues:read')
  async stats(@Org() org: OrganizationId, @Param('queue', { schema: queueName }) queue: string) {
    return { counts: await this.monitor(queue).counts(org) };
  }

  @Get(':queue/jobs')
  @Operation('listQueueJobs', 'The jobs of a queue in one state', queueJobs)
  @May('queues:read')
  async jobs(
    @Org() org: OrganizationId,
    @Param('queue', { schema: queueName }) queue: string,
    @Query({ schema: jobsQuery }) { state, limit }: z.output<typeof jobsQuery>,
  ) {
    return { items: await this.monitor(queue).jobs(org, state, limit) };
  }

  @Post(':queue/job/:id/retry')
  @Operation('retryQueueJob', 'Try a failed job again', done)
  @May('queues:write')
  async retry(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Param('queue', { schema: queueName }) queue: string,
    @Param('id', { schema: jobId }) id: string,
  ) {
    await this.monitor(queue).retry(org, id, by);
    return { data: { id } };
  }

  @Delete(':queue/job/:id')
  @Operation('removeQueueJob', 'Remove a job', done)
  @May('queues:write')
  async remove(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Param('queue', { schema: queueName }) queue: string,
    @Param('id', { schema: jobId }) id: string,
  ) {
    await this.monitor(queue).remove(org, id, by);
    return { data: { id } };
  }

  private monitor(name: string): QueueMonitor {
    const monitor = this.monitors.named(name);
    if (!monitor) throw new NotFound('queue');
    return monitor;
  }
}
