import PhotoData
import UIKit

/// A photo of version 1.0, whose cell fetches its pictures: its file is laid below the thumbnail, which then fades away.
final class FetchingPhotoCell: PhotoCell {
    private var model: PhotoCellModel<UIImage>?
    /// How long the next picture takes to come into sight, in seconds.
    private var arrival: TimeInterval = 0

    /// Takes the pictures of a photo; those that are kept take a duration in seconds to come into sight.
    func take(_ model: PhotoCellModel<UIImage>, fading duration: TimeInterval) {
        (self.model, arrival) = (model, duration)
        model.observer = { [weak self] in self?.show($1, $0) }
    }

    /// Asks for the pictures that are not there, when the cell comes into sight or the network is back.
    func start() {
        model?.start()
        arrival = PhotoPane.firstFade
    }

    /// Gives up what is on its way, when the cell is out of sight.
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
