package import LayoutSimRendering

/// A variant that this program draws, and the renderer that knows its pictures and its system font.
package struct DrawnSubject {
    /// What is drawn.
    package let subject: SnapshotSubject
    /// What draws it.
    package let renderer: Renderer

    package init(_ subject: SnapshotSubject, renderer: Renderer) {
        self.subject = subject
        self.renderer = renderer
    }
}
