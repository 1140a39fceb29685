import { Route, Routes } from 'react-router';
import { lazyPage } from '../../shell/page-loading.tsx';

const LettersPage = lazyPage(() => import('./letters-page.tsx'));
const LetterPage = lazyPage(() => import('./letter-page.tsx'));

export const Page = () => (
  <Routes>
    <Route index element={<LettersPage />} />
    <Route path=":applicationId" element={<LetterPage />} />
  </Routes>
);
