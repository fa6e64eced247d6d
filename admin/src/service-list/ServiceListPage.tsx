import { keepPreviousData } from '@tanstack/react-query';
import type { ServiceList, ServiceListQuery } from '@zikaron/contract';
import { useStore, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { PageHead } from '../lists/PageHead';
import { fridayOn } from '../dates/civil';
import { addressOf, askedIn, kindOf } from './search-params';
import { ListButtons } from './ListButtons';
import { NamesSheet } from './NamesSheet';
import { NotReadPage } from './NotReadPage';
import { PublicLists } from './PublicLists';
import { MOST_SHOWN, namesIn } from './shown';
import { SheetByMail } from './SheetByMail';
import { TakenLists } from './TakenLists';
import { WhichList } from './WhichList';
import { Loaded } from '../lists/Loaded';

/** One list stays until the next is there. */
const KEPT = { placeholderData: keepPreviousData };

/** Which list is asked for, as the address says it. */
function useAsked() {
  const [address, setAddress] = useSearchParams();
  const ask = (next: ServiceListQuery) => setAddress(new URLSearchParams(next as Record<string, string>));
  return [askedIn(address), ask] as const;
}

/** `/app/service-list`: the names to read at a Friday service, in a month, or at Yizkor. */
export function ServiceListPage() {
  const t = useTranslate();
  const mayShare = useMay('yahrzeits:write');
  const [asked, ask] = useAsked();
  const [whys, setWhys] = useStore('serviceList.whys', false);
  const answer = useAnswer<ServiceList>(['yahrzeits', 'service-list', asked], addressOf(asked), KEPT);
  const { data } = answer;
  const [first] = data?.services ?? [];
  const friday = kindOf(asked) === 'friday' ? (asked.friday ?? (first && fridayOn(first.date))) : undefined;
  return (
    <>
      <PageHead title={t('layout.menu.serviceList')} intro={t('serviceList.intro')}>
        {data && <ListButtons asked={asked} isWhole={namesIn(data) <= MOST_SHOWN} />}
      </PageHead>
      <WhichList asked={asked} onAsk={ask} from={friday ?? first?.date} whys={whys} onWhys={setWhys} />
      <Loaded answer={answer} title={t('serviceList.failed')}>
        {(list) => (
          <>
            <NamesSheet list={list} faded={answer.isPlaceholderData} whys={whys} />
            {friday && !asked.kaddish && <NotReadPage friday={friday} language={list.language} />}
            <TakenLists friday={friday} language={list.language} />
            <SheetByMail />
            {mayShare && <PublicLists language={list.language} />}
          </>
        )}
      </Loaded>
    </>
  );
}
