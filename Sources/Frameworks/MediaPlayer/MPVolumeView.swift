public import LayoutSimInertness
public import UIKit

/// A slider for the volume and a button for the route of sound; an empty area here, as in the simulator.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    /// Whether the slider is shown.
    @Inert(.service) open var showsVolumeSlider = true
    /// Whether the button is shown where there is a choice.
    @Inert(.service) open var showsRouteButton = true
    /// Whether there are devices without a wire to play on; never here.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Whether sound plays on such a device; never here.
    open var isWirelessRouteActive: Bool { false }
    /// The picture of the slider for a volume above a limit.
    @Inert(.service) open var volumeWarningSliderImage: UIImage? = nil

    /// Sets the picture of the slider's left part; nothing shows it.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { inert(.service, self) }
    /// Sets the picture of the slider's right part; nothing shows it.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { inert(.service, self) }
    /// Sets the picture of the slider's thumb; nothing shows it.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { inert(.service, self) }
    /// Sets the picture of the button; nothing shows it.
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) { inert(.service, self) }

    /// Returns the place of the slider; nothing asks for it.
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the place of the button; nothing asks for it.
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}
