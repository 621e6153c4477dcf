package import LayoutSimRendering

/// A variant that this program draws, with the renderer that has its images and its system font.
package struct DrawnSubject {
    /// The variant.
    package let subject: SnapshotSubject
    /// The renderer that draws it.
    package let renderer: Renderer

    package init(_ subject: SnapshotSubject, renderer: Renderer) {
        self.subject = subject
        self.renderer = renderer
    }
}
