import { applyDecorators } from '@nestjs/common';
import type { Permission } from '@zikaron/contract';
import { Recorded } from '../platform/audit/index.js';
import { AnswersFile, Operation } from '../platform/http/index.js';
import { AskAgain, May } from '../platform/tenancy/index.js';

/** A route that answers a list as a file: for whom, which list, what it is called in the API, and in words. That it was taken stands in the history. */
export const ListFile = (permission: Permission, list: string, operationId: string, summary: string) =>
  applyDecorators(
    Operation(operationId, summary),
    AskAgain(),
    Recorded('export', list),
    May(permission),
    AnswersFile(),
  );
