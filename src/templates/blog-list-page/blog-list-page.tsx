export default function BlogListPage() {
  return <h1>blog-list-page</h1>;
}
