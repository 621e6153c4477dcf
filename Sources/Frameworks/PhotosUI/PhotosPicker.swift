public import Photos
public import SwiftUI

/// A button that shows the user's photos (Apple, *PhotosPicker*).
nonisolated public struct PhotosPicker<Label: View>: View {
    private let label: Label
    private let configuration: PHPickerConfiguration
    @State private var isPresented = false

    private init(_ configuration: PHPickerConfiguration, _ label: Label) {
        (self.configuration, self.label) = (configuration, label)
    }

    /// Creates a button for one photo.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) { self.init(.one(filter), label()) }
    /// Creates a button for several photos.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) { self.init(.several(filter, maxSelectionCount, selectionBehavior), label()) }

    /// The button, which shows the picker over everything.
    @MainActor public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .sheet(isPresented: $isPresented) { PickerView(configuration: configuration) }
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a button with a title for one photo.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
    /// Creates a button with a title for one photo.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(selection: selection, matching: filter) { Text(title) } }
    /// Creates a button with a title for several photos.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
    /// Creates a button with a title for several photos.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) { self.init(selection: selection, matching: filter) { Text(title) } }
}

extension View {
    /// Shows a picker of one photo over the view.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View { sheet(isPresented: isPresented) { PickerView(configuration: .one(filter)) } }
    /// Shows a picker of several photos over the view.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary? = nil
    ) -> some View {
        sheet(isPresented: isPresented) {
            PickerView(configuration: .several(filter, maxSelectionCount, selectionBehavior))
        }
    }
}

/// The picker of UIKit.
nonisolated private struct PickerView: UIViewControllerRepresentable {
    let configuration: PHPickerConfiguration

    @MainActor func makeUIViewController(context: Context) -> PHPickerViewController {
        PHPickerViewController(configuration: configuration)
    }
    @MainActor func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

extension PHPickerConfiguration {
    fileprivate static func one(_ filter: PHPickerFilter?) -> PHPickerConfiguration {
        var configuration = PHPickerConfiguration()
        configuration.filter = filter
        return configuration
    }

    fileprivate static func several(
        _ filter: PHPickerFilter?, _ count: Int?, _ behavior: PhotosPickerSelectionBehavior
    ) -> PHPickerConfiguration {
        var configuration = one(filter)
        configuration.selectionLimit = count ?? 0
        configuration.selection = behavior.selection
        return configuration
    }
}
