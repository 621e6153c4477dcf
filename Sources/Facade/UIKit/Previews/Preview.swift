/// What a preview macro makes: the contents that a preview shows, and how it shows them.
@MainActor public struct Preview {
    /// Traits that apply to previews of views and view controllers.
    public enum ViewTraits {}

    /// The name, if the preview has one.
    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    /// What the preview shows, one after the other: each makes a view or a view controller of UIKit, or a view of
    /// SwiftUI.
    package let contents: [@MainActor () -> Any]

    /// Creates a preview of anything that can be shown.
    package init(_ name: String?, traits: [PreviewTrait<ViewTraits>], contents: [@MainActor () -> Any]) {
        self.name = name
        self.traits = traits
        self.contents = contents
    }
}
