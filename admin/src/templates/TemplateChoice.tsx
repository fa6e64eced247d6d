import type { Template } from '@zikaron/contract';
import type { ComponentProps } from 'react';
import { useGetList } from 'react-admin';
import { Choice } from '../forms/Choice';

/** The templates by their names, as far as a list can be chosen from. */
export const useTemplates = (): Template[] =>
  useGetList<Template>('templates', { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } })
    .data ?? [];

/** One of the templates. */
export const TemplateChoice = (props: Omit<ComponentProps<typeof Choice<string>>, 'choices'>) => (
  <Choice {...props} choices={useTemplates()} />
);
