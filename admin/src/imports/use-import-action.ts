import { useTranslate } from 'react-admin';
import { useAction } from '../forms/useAction';

/** One piece of work on an import at a time; what fails is told with the server's reason. */
export function useImportAction() {
  const t = useTranslate();
  const { busy, act } = useAction();
  return {
    busy,
    act: (work: () => Promise<void>) => act(work, (message) => t('lists.failedWith', { message })),
  };
}
