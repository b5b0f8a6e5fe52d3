/** The shape of a page that is on its way: a title, a bar, rows. */
export const PageSkeleton = () => (
  <div className="page__body" aria-busy="true">
    <span className="shape shape--title" />
    <span className="shape shape--line" />
    <div className="card">
      {Array.from({ length: 8 }, (_, at) => (
        <span key={at} className="shape" />
      ))}
    </div>
  </div>
);
