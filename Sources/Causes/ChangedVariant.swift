package import LayoutSimDocuments
package import LayoutSimPixels
import LayoutSimRendering
package import LayoutSimViewTree

/// A variant that does not match its golden.
package struct ChangedVariant {
    /// The variant's name, such as `badge-detail/w375-portrait@2x-longest`.
    package var name: String
    /// The tree of the golden.
    package var golden: LayoutDocument
    /// The current layout.
    package var screen: Screen
    /// How the picture differs; `nil` if it does not.
    package var picture: PictureChange?
    /// What drew the golden and what draws now, where they differ.
    package var fingerprints: (golden: String, now: String)?

    package init(
        name: String, golden: LayoutDocument, screen: Screen, picture: PictureChange? = nil,
        fingerprints: (golden: String, now: String)? = nil
    ) {
        self.name = name
        self.golden = golden
        self.screen = screen
        self.picture = picture
        self.fingerprints = fingerprints
    }
}

/// How a variant's picture differs from its golden.
package struct PictureChange: Hashable, Sendable {
    /// The pixels of a view that differ.
    package struct Region: Hashable, Sendable {
        /// The view's id.
        package var view: String
        /// How many of its pixels differ.
        package var pixelCount: Int

        package init(view: String, pixelCount: Int) {
            self.view = view
            self.pixelCount = pixelCount
        }
    }

    /// The hash of the golden's pixels, which proves that reverted inputs are the cause; `nil` proves nothing.
    package var goldenHash: ContentHash?
    /// The golden's picture, by which parts of it are proven where the whole cannot be drawn again.
    package var golden: Bitmap?
    /// By view, in any order.
    package var regions: [Region]

    package init(goldenHash: ContentHash?, golden: Bitmap? = nil, regions: [Region]) {
        self.goldenHash = goldenHash
        self.golden = golden
        self.regions = regions
    }
}
