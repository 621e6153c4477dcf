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
    /// How the image differs; `nil` if it does not.
    package var picture: PictureChange?
    /// The fingerprints of the golden's and the current drawing, if they differ.
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

/// How a variant's image differs from its golden.
package struct PictureChange: Hashable, Sendable {
    /// The differing pixels of a view.
    package struct Region: Hashable, Sendable {
        /// The view's id.
        package var view: String
        /// The number of differing pixels.
        package var pixelCount: Int

        package init(view: String, pixelCount: Int) {
            self.view = view
            self.pixelCount = pixelCount
        }
    }

    /// The hash of the golden's pixels, which proves that reverted inputs are the cause; with `nil`, nothing can be
    /// proven.
    package var goldenHash: ContentHash?
    /// The golden's image, which proves parts of it if the whole cannot be drawn again.
    package var golden: Bitmap?
    /// The regions by view, in any order.
    package var regions: [Region]

    package init(goldenHash: ContentHash?, golden: Bitmap? = nil, regions: [Region]) {
        self.goldenHash = goldenHash
        self.golden = golden
        self.regions = regions
    }
}
