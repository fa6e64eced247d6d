import { Param } from '@nestjs/common';
import { id } from '@zikaron/contract';

/** The id of the record that a path names: `:id`. */
export const Id = () => Param('id', { schema: id });
