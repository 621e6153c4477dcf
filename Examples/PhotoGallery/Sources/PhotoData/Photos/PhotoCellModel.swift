import Foundation

/// The pictures of one photo for a cell that fetches them itself: the thumbnail, then the photo's file.
@MainActor package final class PhotoCellModel<Picture> {
    package enum Kind {
        case thumbnail
        case file
    }

    /// Told of each picture, at once if it is kept.
    package var observer: (@MainActor (Kind, Picture) -> Void)?
    private let photo: ImageResource
    private let pictures: PictureFetcher<Picture>
    private var missing: [Kind] = [.thumbnail, .file]
    private var request: (any RemoteRequest)?

    init(_ photo: ImageResource, _ pictures: PictureFetcher<Picture>) {
        (self.photo, self.pictures) = (photo, pictures)
    }

    package var isFetching: Bool { request != nil }

    /// Asks for what is missing, one after the other; what fails stays missing until the next start.
    package func start() {
        guard request == nil else { return }
        load(missing[...])
    }

    /// Gives up what is on its way.
    package func stop() {
        request?.cancel()
        request = nil
    }

    private func load(_ kinds: ArraySlice<Kind>) {
        guard let kind = kinds.first else { return }
        let url = kind == .thumbnail ? photo.thumbnail : photo.file
        if let picture = pictures.picture(at: url) {
            take(picture, kind)
            return load(kinds.dropFirst())
        }
        request = pictures.load(url) { [weak self] picture in
            self?.request = nil
            if let picture { self?.take(picture, kind) }
            self?.load(kinds.dropFirst())
        }
    }

    private func take(_ picture: Picture, _ kind: Kind) {
        // Once its file is there, a photo needs no thumbnail.
        missing = kind == .thumbnail ? [.file] : []
        observer?(kind, picture)
    }
}
