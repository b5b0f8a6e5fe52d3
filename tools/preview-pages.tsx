import type { ReactElement } from 'react';
import type { Language } from '../contract/words';
import { AboutUs } from '../product/public-site/pages/AboutUs';
import { AuthRedirect, ErrorPage, Print } from '../product/public-site/pages/Doors';
import { HyCheck } from '../product/public-site/pages/HyCheck';
import { Login } from '../product/public-site/pages/Login';
import { NewsDetail } from '../product/public-site/pages/NewsDetail';
import { NewsInfo } from '../product/public-site/pages/NewsInfo';
import { NewsList } from '../product/public-site/pages/NewsList';
import { ResultDetail } from '../product/public-site/pages/ResultDetail';
import { ResultInfo } from '../product/public-site/pages/ResultInfo';
import { TalentInfo } from '../product/public-site/pages/TalentInfo';
import type { CheckAnswer, ScriptName, Site } from '../product/public-site/view-types';
import { article, home, news, resultDetail, resultList, results } from './preview-samples';

const hash = '9f2b5c0e7a41d3868c1f0b9e2d7a64c5308b1e9f4d6a7c2053e8b1f09d7c6a42';
const number = {
  reportNumber: 'YWPJ2026-PJ001-Y-00001',
  validity: 'valid' as const,
  evaluationAgency: '江澜衡正科技评价中心',
  issuedOn: '2026-10-28',
};
const none = { pageIndex: 1, pageSize: 10, total: 0 };
const knownPaths = ['/workbench/workbench', '/EvaluationManagement/applyList'];

/** Every public page with invented content, by a name for its picture. */
export const previewPages = (
  site: (here: string) => Site,
  language: Language,
): Record<string, ReactElement> => {
  const check = (answer: CheckAnswer) => (
    <HyCheck
      site={site('/hyCheck?no=YWPJ2026')}
      view={{ tab: 'report', number: number.reportNumber, code: '', answer }}
    />
  );
  const file = (answer: CheckAnswer) => (
    <HyCheck site={site('/hyCheck?tab=file')} view={{ tab: 'file', answer }} />
  );
  const full = results(language)[0]!;
  return {
    home: <NewsInfo site={site('/NewsInfo')} view={home(language)} />,
    'home-empty': (
      <NewsInfo
        site={{
          ...site('/NewsInfo?redirect=%2Fworkbench'),
          wanted: '/workbench/workbench',
          demonstration: false,
        }}
        view={{
          ...home(language),
          news: [],
          notices: [],
          policies: [],
          results: [],
          downloads: [],
          videos: [],
          agencies: [],
          links: [],
        }}
      />
    ),
    'news-list': (
      <NewsList
        site={site('/NewsInfo?kind=notice')}
        view={{
          kind: 'notice',
          keyword: '',
          rows: news(language, 'notice'),
          paging: { pageIndex: 1, pageSize: 10, total: 6 },
        }}
      />
    ),
    article: <NewsDetail site={site('/newsDetail?id=1')} view={article(language)} />,
    results: <ResultInfo site={site('/resultInfo?category=1&page=4')} view={resultList(language)} />,
    'results-none': (
      <ResultInfo
        site={site('/resultInfo?q=x')}
        view={{
          ...resultList(language),
          filter: { ...resultList(language).filter, keyword: '量子' },
          rows: [],
          paging: none,
        }}
      />
    ),
    result: <ResultDetail site={site('/resultInfo?id=r1')} view={resultDetail(language)} />,
    'check-asks': (
      <HyCheck
        site={site('/hyCheck')}
        view={{ tab: 'report', number: '', code: '', answer: { kind: 'none' } }}
      />
    ),
    'check-number': check({ kind: 'number', ...number }),
    'check-full': check({
      kind: 'full',
      ...number,
      achievementName: full.achievementName,
      mainOrganisation: full.mainOrganisation,
      levels: full.levels,
      overallLevel: full.overallLevel,
      validUntil: '2028-10-27',
      contentHash: hash,
    }),
    'check-superseded': check({
      kind: 'number',
      ...number,
      validity: 'superseded',
      supersededBy: 'YWPJ2026-PJ001-Y-00009',
    }),
    'check-revoked': check({
      kind: 'number',
      ...number,
      validity: 'revoked',
      publicNote: '申报材料中一份第三方检测报告不实。',
    }),
    'check-unknown': check({ kind: 'unknown' }),
    'file-asks': file({ kind: 'none' }),
    'file-identical': file({ kind: 'identical', ...number, fileHash: hash }),
    'file-differs': file({ kind: 'differs', reportNumber: number.reportNumber, fileHash: hash }),
    'file-unknown': file({ kind: 'unknownFile', fileHash: hash }),
    'file-working-copy': file({ kind: 'workingCopy', fileHash: hash }),
    agencies: (
      <HyCheck
        site={site('/hyCheck?tab=agency')}
        view={{
          tab: 'agency',
          keyword: '',
          paging: { pageIndex: 1, pageSize: 10, total: 3 },
          rows: home(language).agencies.map((agency, at) => ({
            ...agency,
            state: (['active', 'suspended', 'expired'] as const)[at] ?? 'active',
            validUntil: '2027-06-30',
          })),
        }}
      />
    ),
    assessors: (
      <HyCheck
        site={site('/hyCheck?tab=assessor')}
        view={{
          tab: 'assessor',
          keyword: '',
          paging: { pageIndex: 1, pageSize: 10, total: 2 },
          rows: [
            {
              name: '陆景行',
              certificateNumber: 'PGS-2024-0017',
              agency: '江澜衡正科技评价中心',
              state: 'active',
              validUntil: '2027-05-31',
            },
            {
              name: '方既明',
              certificateNumber: 'PGS-2021-0003',
              agency: '岳川知衡成果评价研究院',
              state: 'expired',
              validUntil: '2026-01-31',
            },
          ],
        }}
      />
    ),
    talent: (
      <TalentInfo
        site={site('/talentInfo')}
        view={{
          kind: 'expert',
          field: '',
          fields: [{ code: '320', text: '临床医学' }],
          byField: [
            { field: '临床医学', count: 96 },
            { field: '药学', count: 41 },
            { field: '预防医学与公共卫生学', count: 33 },
            { field: '基础医学', count: 22 },
          ],
          rows: [
            {
              name: '沈砚秋',
              title: '主任医师',
              field: '内科学',
              organisation: '星渚大学第一医院',
              introduction: '心血管内科，长期从事结构性心脏病介入治疗研究。',
            },
            { name: '骆清嘉', title: '研究员', field: '生物药物学', organisation: '望岳省肿瘤研究所' },
            { name: '顾北辰', title: '教授' },
          ],
          paging: { pageIndex: 1, pageSize: 10, total: 3 },
        }}
      />
    ),
    about: <AboutUs site={site('/aboutUs')} view={{}} />,
    login: (
      <Login
        site={{ ...site('/login'), wanted: '/EvaluationManagement/applyList' }}
        view={{ way: 'password', knownPaths }}
      />
    ),
    'login-code': <Login site={site('/login?way=code')} view={{ way: 'code', knownPaths }} />,
    'error-404': <ErrorPage site={site('/404')} view={{ status: 404 }} />,
    'error-401': <ErrorPage site={site('/401')} view={{ status: 401 }} />,
    'error-500': <ErrorPage site={site('/500')} view={{ status: 500, incident: '01JD-3F7K' }} />,
    print: <Print site={site('/ptint')} view={{ hasTicket: false }} />,
    'auth-redirect': <AuthRedirect site={site('/auth-redirect')} view={{ knownPaths }} />,
  };
};

/** The script each page needs beside `site`. */
export const previewScripts: Record<string, ScriptName[]> = {
  login: ['login'],
  'login-code': ['login'],
  'file-asks': ['check'],
  result: ['interest'],
};
