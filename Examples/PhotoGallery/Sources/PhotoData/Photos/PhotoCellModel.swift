import Foundation

/// Loads the pictures of one photo for a cell of version 1.0: the thumbnail, then the photo's file.
@MainActor package final class PhotoCellModel<Picture> {
    package enum Kind {
        case thumbnail
        case file
    }

    /// Receives each picture, at once if it is cached.
    package var observer: (@MainActor (Kind, Picture) -> Void)?
    private let photo: ImageResource
    private let pictures: PictureFetcher<Picture>
    private var missing: [Kind] = [.thumbnail, .file]
    private var request: (any RemoteRequest)?

    init(_ photo: ImageResource, _ pictures: PictureFetcher<Picture>) {
        (self.photo, self.pictures) = (photo, pictures)
    }

    package var isFetching: Bool { request != nil }

    /// Requests the missing pictures one after the other; failed ones are requested again by the next start.
    package func start() {
        guard request == nil else { return }
        load(missing[...])
    }

    /// Cancels the pending requests.
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
        // Once its file is loaded, a photo needs no thumbnail.
        missing = kind == .thumbnail ? [.file] : []
        observer?(kind, picture)
    }
}
