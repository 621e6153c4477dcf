public import Foundation
import LayoutSimInertness

/// A button that hands something to other apps, which are not here.
nonisolated public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View, WrittenView where Data.Element: Transferable {
    let items: Data
    let label: Label
    let line = SourceLine()

    init(_ items: Data, _ label: Label) {
        self.items = items
        self.label = label
    }

    /// The label as a button.
    @MainActor public var body: some View {
        Button {
            inert(.service, in: Self.self)
        } label: {
            label
        }
    }

    /// Creates a link with a label and a preview for each item.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.init(items, label()) }
    /// Creates a link to an item with a label and a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link to an address with a label.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), label()) }
    /// Creates a link to a text with a label.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link to an item with a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), DefaultShareLinkLabel()) }
    /// Creates a link to an item with a title and a preview.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a link to items with a preview for each.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items, DefaultShareLinkLabel()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link to an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel())
    }
    /// Creates a link to a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel())
    }
    /// Creates a link to an address with a title.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a link to a text with a title.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(titleKey)))
    }
    /// Creates a link to an address with a title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a link to a text with a title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), DefaultShareLinkLabel(title: Text(title)))
    }
    /// Creates a link to items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, DefaultShareLinkLabel())
    }
}

/// The label of links that hand something to other apps.
nonisolated public struct DefaultShareLinkLabel: View {
    var title = Text(verbatim: "Share…")

    /// A symbol and the title.
    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// What is shown of something that is handed over.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text

    /// Creates a preview with a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
    /// Creates a preview with a picture and an icon.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.title = Text(title)
    }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
    /// Creates a preview with a picture.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never {
    /// Creates a preview with an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }
    /// Creates a preview with an icon.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview.
    public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    /// Creates a preview.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}
