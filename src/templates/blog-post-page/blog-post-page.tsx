export default function BlogPostPage() {
  return <h1>blog-post-page</h1>;
}
