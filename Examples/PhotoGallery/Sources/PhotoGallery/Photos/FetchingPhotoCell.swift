import PhotoData
import UIKit

/// A photo of version 1.0, whose cell loads its pictures: the file is placed below the thumbnail, which then fades out.
final class FetchingPhotoCell: PhotoCell {
    private var model: PhotoCellModel<UIImage>?
    /// The fade-in duration of the next picture, in seconds.
    private var arrival: TimeInterval = 0

    /// Shows the pictures of a photo; cached ones fade in over a duration in seconds.
    func take(_ model: PhotoCellModel<UIImage>, fading duration: TimeInterval) {
        (self.model, arrival) = (model, duration)
        model.observer = { [weak self] in self?.show($1, $0) }
    }

    /// Requests the missing pictures when the cell becomes visible or the network is back.
    func start() {
        model?.start()
        arrival = PhotoPane.firstFade
    }

    /// Cancels pending requests when the cell disappears.
    func stop() { model?.stop() }

    override func prepareForReuse() {
        super.prepareForReuse()
        stop()
        model = nil
    }

    private func show(_ picture: UIImage, _ kind: PhotoCellModel<UIImage>.Kind) {
        switch kind {
        case .thumbnail: show(thumbnail: picture, fading: arrival)
        case .file: show(file: picture, fading: arrival)
        }
    }
}
