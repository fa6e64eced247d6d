import { Module } from '@nestjs/common';
import { QueuesController } from './queues.controller.js';

@Module({ controllers: [QueuesController] })
export class QueuesModule {}
